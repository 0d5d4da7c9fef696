# syntax=docker/dockerfile:1
# One image for both roles: ROLES says which. docs/operations.md has how it is run.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Install scripts stay off, since some would fetch from elsewhere. Node itself comes as a package.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && npm rebuild node --ignore-scripts=false
COPY . .
RUN node_modules/.bin/node scripts/build-pages.ts

FROM node:24-bookworm-slim
# What the browser of the ad creator is linked with.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates libexpat1 libnspr4 libnss3 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app ./
# A volume takes over who owns the folder that it is laid over.
RUN mkdir -p /data/provenance && chown -R node:node /data
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
USER node
EXPOSE 3000
VOLUME /data
# The supervisor itself, so that it hears SIGTERM and lets requests and jobs end.
CMD ["node_modules/.bin/node", "src/main/start.ts"]
