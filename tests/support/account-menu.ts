import type { Locator, Page } from '@playwright/test'

import { expect } from './e2e.ts'
import { openSidebar } from './workspace.ts'

/** The sidebar; on a phone inside its drawer, which may be open already. */
export const sidebarOf = async (page: Page): Promise<Locator> =>
  (await page.getByRole('dialog', { name: 'Menu', exact: true }).isVisible())
    ? page.getByRole('navigation', { name: 'Sidebar' })
    : openSidebar(page)

/** Opens the user menu at the foot of the sidebar. */
export const openUserMenu = async (page: Page): Promise<Locator> => {
  const sidebar = await sidebarOf(page)
  await sidebar.getByRole('button', { name: /^Menu akun/ }).click()
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  return menu
}

/** Presses an entry of the user menu. */
export const chooseInUserMenu = async (page: Page, name: string): Promise<void> => {
  await (await openUserMenu(page)).getByRole('menuitem', { name, exact: true }).click()
}

/** A dialog of the account by its title. */
export const accountDialog = (page: Page, title: string): Locator =>
  page.getByRole('dialog', { name: title, exact: true })
