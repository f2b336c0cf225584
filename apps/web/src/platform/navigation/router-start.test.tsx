import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { AddressProvider, useAddress } from './router.tsx'

/** Somebody goes elsewhere while the app is being drawn: the router has read the address and does not listen yet. */
const Hasty = ({ to }: { readonly to: string }) => {
  useLayoutEffect(() => history.replaceState(null, '', `#${to}`), [to])
  const { path, search } = useAddress()
  return <output>{`${path} ${search}`}</output>
}

it('an address that changes while the app is being drawn is opened', async () => {
  history.replaceState(null, '', '#/pages/playlet/home')
  const screen = await render(
    <AddressProvider>
      <Hasty to="/pages/videoPlay/videoPlay?id=3&number=2" />
    </AddressProvider>,
  )
  await expect.element(screen.getByRole('status')).toHaveTextContent('/pages/videoPlay/videoPlay id=3&number=2')
  expect(location.hash).toBe('#/pages/videoPlay/videoPlay?id=3&number=2')
})
