#!/bin/sh
set -eu
export UNAVAILABLE="${UNAVAILABLE:-The service is temporarily unavailable. Please try again shortly.}"
mkdir -p "$RUN_DIR"
envsubst '${LISTEN} ${ORIGIN_DIR} ${API_ADDRESS} ${RUN_DIR} ${UNAVAILABLE}' \
  < /etc/rankwright/nginx.conf.template > "$RUN_DIR/nginx.conf"
exec nginx -c "$RUN_DIR/nginx.conf"
