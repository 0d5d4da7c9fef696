# syntax=docker/dockerfile:1
# One image for both roles, chosen by ROLES; see docs/operations.md.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Install scripts stay off, because some download files. Node itself is a package.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && npm rebuild node --ignore-scripts=false
COPY . .
RUN node_modules/.bin/node scripts/build-pages.ts

FROM node:24-bookworm-slim
# Libraries of the ad creator's browser.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates libexpat1 libnspr4 libnss3 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app ./
# A new volume takes the owner of the folder that it covers.
RUN mkdir -p /data/provenance && chown -R node:node /data
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
USER node
EXPOSE 3000
VOLUME /data
# Starts the supervisor directly, so that it gets SIGTERM and finishes requests and jobs.
CMD ["node_modules/.bin/node", "src/main/start.ts"]
