# Rook & Gavel as an image; docs/operations.md says how to run it. deploy/compose.sqlite.yaml and deploy/compose.postgresql.yaml start it.
ARG NODE=20

# Everything that only building needs stays in this stage. better-sqlite3 is compiled where it cannot be fetched ready made.
FROM node:${NODE}-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY package.json package-lock.json ./
COPY packages ./packages
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
RUN npm run package -- --natives /package

FROM node:${NODE}-slim
ENV NODE_ENV=production
ENV DATABASE_URL=file:/data/club.db
ENV KEYS_FOLDER=/data
ENV HOST=0.0.0.0
ENV METRICS_PORT=9464
COPY --from=build /package /opt/rook-and-gavel
RUN ln -s /opt/rook-and-gavel/dist/scripts/rook-and-gavel.js /usr/local/bin/rook-and-gavel
# The user `node` of that image, who may write here and nowhere else.
RUN install -d -o 1000 -g 1000 -m 700 /data
USER 1000:1000
WORKDIR /data
VOLUME /data
EXPOSE 3220
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["node", "/opt/rook-and-gavel/dist/scripts/health.js"]
# The options are those of `npm start`. No shell and no npm stands between a signal and the bot.
ENTRYPOINT ["node", "--max-semi-space-size=4", "--liftoff-only", "/opt/rook-and-gavel/dist/scripts/rook-and-gavel.js"]
CMD ["start"]
