-- CreateTable
CREATE TABLE "Key" (
    "name" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,

    CONSTRAINT "Key_pkey" PRIMARY KEY ("name")
);
