# Builds everything and releases it to the origin volume; Chromium opens every screen first. To release one remote:
#   docker compose run --rm release npm run remote -- release planner
FROM node:22-bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY . .
RUN npm ci && npm run build
ENV NODE_ENV=production ORIGIN_DIR=/origin
CMD ["npm", "run", "release", "-w", "@rankwright/tooling"]
