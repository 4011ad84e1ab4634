<?php
// Installs WordPress without a browser: argv[1] site address, argv[2] "pretty" or "plain". Prints the users' passwords as JSON.
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = parse_url($argv[1], PHP_URL_HOST) . ':' . parse_url($argv[1], PHP_URL_PORT);
require __DIR__ . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install('Garden Notes', 'admin', 'admin@example.com', true, '', 'admin-login-password');
update_option('permalink_structure', $argv[2] === 'pretty' ? '/%postname%/' : '');
$GLOBALS['wp_rewrite']->init();
flush_rewrite_rules(false);
wp_insert_user(['user_login' => 'author', 'user_email' => 'author@example.com', 'user_pass' => 'author-login-password', 'role' => 'author']);
wp_insert_user(['user_login' => 'contributor', 'user_email' => 'contributor@example.com', 'user_pass' => 'contributor-login-password', 'role' => 'contributor']);

$passwords = [];
foreach (['admin', 'author', 'contributor'] as $login) {
    $user = get_user_by('login', $login);
    [$password] = WP_Application_Passwords::create_new_application_password($user->ID, ['name' => 'journey']);
    $passwords[$login] = $password;
}
echo "\nPASSWORDS " . json_encode($passwords) . "\n";
