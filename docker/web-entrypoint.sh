#!/bin/sh
set -eu
export UNAVAILABLE="${UNAVAILABLE:-The service is temporarily unavailable. Please try again shortly.}"
export TOO_LARGE="${TOO_LARGE:-This request is too large.}"
# Nobody: no client can name another address than its own.
export EDGE_PROXIES="${EDGE_PROXIES:-255.255.255.255}"
# With "; includeSubDomains" only where every subdomain has TLS.
export HSTS="${HSTS:-max-age=31536000}"
export LOG_FILE=stderr
mkdir -p "$RUN_DIR"
envsubst '${LISTEN} ${ORIGIN_DIR} ${API_ADDRESS} ${RUN_DIR} ${UNAVAILABLE} ${TOO_LARGE} ${EDGE_PROXIES} ${LOG_FILE} ${HSTS}' \
  < /etc/rankwright/nginx.conf.template > "$RUN_DIR/nginx.conf"
exec nginx -c "$RUN_DIR/nginx.conf"
