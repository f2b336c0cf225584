/** Shows a count on the icon of the installed app; 0 takes it away. Does nothing where the browser has no such thing. */
export const showAppBadge = (
  device: Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>,
  count: number,
): Promise<void> | undefined => (count > 0 ? device.setAppBadge?.(count) : device.clearAppBadge?.())
