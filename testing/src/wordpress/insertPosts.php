<?php
// Inserts posts as they are, past the filters of WordPress: argv[1] a JSON file with title, content, type and status.
$_SERVER['HTTP_HOST'] = '127.0.0.1';
require __DIR__ . '/wp-load.php';
foreach (json_decode(file_get_contents($argv[1]), true) as $index => $post) {
    $time = gmdate('Y-m-d H:i:s', strtotime('2024-01-01') + $index * 3600);
    $GLOBALS['wpdb']->insert($GLOBALS['wpdb']->posts, [
        'post_author' => 1, 'post_title' => $post['title'], 'post_content' => $post['content'],
        'post_type' => $post['type'], 'post_status' => $post['status'], 'post_name' => 'generated-' . $index,
        'post_date' => $time, 'post_date_gmt' => $time, 'post_modified' => $time, 'post_modified_gmt' => $time,
        'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '',
    ]);
}
