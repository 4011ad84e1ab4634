# nginx for the static origin and the API. Releases are written to the origin volume (release.Dockerfile).
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static gettext-base \
  && rm -rf /var/lib/apt/lists/*
COPY docker/nginx.conf.template /etc/rankwright/nginx.conf.template
COPY docker/web-entrypoint.sh /usr/local/bin/web-entrypoint
ENV LISTEN=8080 ORIGIN_DIR=/origin API_ADDRESS=api:3001 RUN_DIR=/tmp/nginx
USER www-data
EXPOSE 8080
ENTRYPOINT ["/bin/sh", "/usr/local/bin/web-entrypoint"]
