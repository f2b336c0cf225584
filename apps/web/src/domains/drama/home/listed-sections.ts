/** Sections of the home page whose whole list is one of covers. */
export const listedSections = ['latest', 'all', 'ranking', 'recommended'] as const
