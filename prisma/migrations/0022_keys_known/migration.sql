-- CreateTable
CREATE TABLE "Key" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "fingerprint" TEXT NOT NULL
);
