# Builds everything and releases it to the origin volume. To release one remote:
#   docker compose run --rm release npm run remote -- release planner --without-browser
FROM node:22-bookworm-slim
WORKDIR /app
COPY . .
RUN npm ci && npm run build
ENV NODE_ENV=production ORIGIN_DIR=/origin
CMD ["npm", "run", "release", "-w", "@rankwright/tooling"]
