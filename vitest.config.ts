import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files of the browser's parts that put modules in the place of others, which would stay for the files after them, and those
 * that change the page's address, which a link pressed by the file before them may still change too.
 */
const replacing = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => join('src', path))
  .filter((path) => /\/(?:client|till)\/.*\.test\.tsx?$/.test(path))
  .filter((path) => /\b(?:vi\.(?:mock|resetModules)|history\.replaceState)\(/.test(readFileSync(path, 'utf8')))

/**
 * Pure rules and the browser's parts share their processes and what those have read: to start a process and to read the
 * assistant for each of 230 files takes longer than their tests. Files of the server, which own threads, connections and
 * clocks, have a process to themselves, and so have those that replace modules.
 */
const together = { isolate: false }

/** Files of half a minute and more begin first: one of them at the end would leave a processor without work. */
const long = /(?:eval\/cases|platform\/(?:website-kills|kills|two-servers|backup)|server\/word-files)\.test\.ts$/

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(long.test(b.moduleId)) - Number(long.test(a.moduleId)))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFilesFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    unstubGlobals: true,
    setupFiles: ['tests/support/same-inputs.ts'],
    projects: [
      {
        extends: true,
        test: {
          ...together,
          name: 'shared',
          environment: 'node',
          include: ['src/**/shared/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['src/**/server/**/*.test.ts', 'tests/**/*.test.ts', 'eval/**/*.test.ts'],
          globalSetup: ['tests/support/postgres-for-tests.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          ...together,
          name: 'client',
          environment: 'happy-dom',
          exclude: replacing,
          include: ['src/**/{client,till}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/empty-browser.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: { name: 'client alone', environment: 'happy-dom', include: replacing },
      },
    ],
  },
})
