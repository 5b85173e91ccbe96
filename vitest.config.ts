import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    setupFiles: ['tests/support/same-inputs.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'shared', environment: 'node', include: ['src/**/shared/**/*.test.ts', 'eval/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['src/**/server/**/*.test.ts', 'tests/**/*.test.ts'],
          globalSetup: ['tests/support/postgres-for-tests.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: { name: 'client', environment: 'happy-dom', include: ['src/**/{client,till}/**/*.test.{ts,tsx}'] },
      },
    ],
  },
})
