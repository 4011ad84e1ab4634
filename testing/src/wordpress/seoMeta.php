<?php
// A must-use plugin with the field for the meta description that SEO plugins offer over the REST API.
add_action('init', function () {
    register_post_meta('post', '_yoast_wpseo_metadesc', [
        'single' => true,
        'type' => 'string',
        'show_in_rest' => true,
        'auth_callback' => fn () => current_user_can('edit_posts'),
    ]);
});
