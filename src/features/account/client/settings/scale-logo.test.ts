import { expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'

import { logoTries, mostLogoBytes } from '../../shared/logo-size.ts'
import { firstSmallEnough, type WriteLogo } from './scale-logo.ts'

const written =
  (bytesPerPixel: number): WriteLogo =>
  async ({ width, height }) =>
    new Blob([new Uint8Array(Math.ceil(width * height * bytesPerPixel))])

test('SIDE-10 a picture that is small enough is kept at its best', async () => {
  const blob = await firstSmallEnough(logoTries(2000, 2000, 'image/png'), written(0.5))
  expect(blob.size).toBe(512 * 512 * 0.5)
})

test('SIDE-10 a heavy picture is made smaller until it is at most 200 kB', async () => {
  const blob = await firstSmallEnough(logoTries(2000, 2000, 'image/png'), written(4))
  expect(blob.size).toBeLessThanOrEqual(mostLogoBytes)
  expect(blob.size).toBe(192 * 192 * 4)
})

test('SIDE-10 a picture that cannot be written is told, not kept', async () => {
  await expect(firstSmallEnough(logoTries(800, 800, 'image/jpeg'), async () => null)).rejects.toThrow(AppError)
})
