// Who may import whom: contract ← rules, client, i18n ← server, web, console; i18n ← demo-films ← server;
// inside the server main → domains → platform, inside the clients app → domains → shared → ui → platform. docs/ARCHITECTURE.md draws it.

/** Packages of the workspace and the packages each may use. */
const mayUse = {
  'packages/contract': [],
  'packages/rules': ['packages/contract'],
  'packages/client': ['packages/contract'],
  'packages/i18n': ['packages/contract'],
  'packages/demo-films': ['packages/contract', 'packages/i18n'],
  'apps/server': ['packages/contract', 'packages/rules', 'packages/i18n', 'packages/demo-films'],
  'apps/web': ['packages/contract', 'packages/rules', 'packages/i18n', 'packages/client'],
  'apps/console': ['packages/contract', 'packages/rules', 'packages/i18n', 'packages/client'],
}

const test = String.raw`\.test\.tsx?$|/testing(/|\.ts$)`

/** Folders of contract and rules that every service with accounts has; all others are the product's. */
const ofEveryService = 'account|push|session|sync|uploads|testing'

/** Domains that the domains of money may import. */
const belowMoney = 'account|chat|friends|notices|session|uploads'

/** The domains of money, lowest first: each may import those before it. */
const moneyFloors = [
  { name: 'ledger-sits-lowest', domain: 'ledger', below: '' },
  { name: 'wallet-sits-on-the-ledger', domain: 'wallet', below: 'ledger|' },
  { name: 'payments-sit-on-the-wallet', domain: 'payments', below: 'ledger|wallet|' },
].map(({ name, domain, below }) => ({
  name,
  comment:
    'What is sold and watched calls the domains of money; they read of people, their chats and files, and of nobody else.',
  severity: 'error',
  from: { path: `^apps/server/src/domains/${domain}/`, pathNot: test },
  to: { path: '^apps/server/src/domains/', pathNot: `^apps/server/src/domains/(${domain}|${below}${belowMoney})/` },
}))

const betweenWorkspaces = Object.entries(mayUse).map(([workspace, allowed]) => ({
  name: `${workspace}-uses-only-its-own`,
  comment: `${workspace} may use ${allowed.join(', ') || 'no other workspace'}.`,
  severity: 'error',
  from: { path: `^${workspace}/`, pathNot: test },
  to: { path: '^(packages|apps|e2e|bench)/', pathNot: `^(${[workspace, ...allowed].join('|')})/` },
}))

module.exports = {
  forbidden: [
    ...betweenWorkspaces,
    {
      name: 'no-cycles',
      comment: 'Two files that need each other, be it for a type, are one idea in the wrong place.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'server-domain-through-its-face',
      comment: "A domain reaches another one only through the other's index.ts.",
      severity: 'error',
      from: { path: '^apps/server/src/domains/([^/]+)/', pathNot: test },
      to: { path: '^apps/server/src/domains/', pathNot: '^apps/server/src/domains/($1/|[^/]+/index[.]ts$)' },
    },
    {
      name: 'platform-knows-no-product',
      comment: 'platform and ui have no product words: nothing there may import a domain or the app above.',
      severity: 'error',
      from: { path: '^apps/(server|web|console)/src/(platform|ui)/', pathNot: test },
      to: { path: '^apps/$1/src/(domains|app|shared|main[.]ts)' },
    },
    {
      name: 'web-platform-calls-no-product',
      comment:
        "platform and ui of the member client know the rows and rules of accounts, sessions and files, not the product's.",
      severity: 'error',
      from: { path: '^apps/web/src/(platform|ui)/', pathNot: test },
      to: {
        path: '^packages/(contract|rules)/src/[^/]+/',
        pathNot: `^packages/(contract|rules)/src/(${ofEveryService})/`,
      },
    },
    {
      name: 'platform-draws-nothing',
      comment: 'Components stand on the platform of their client; the platform does not know them.',
      severity: 'error',
      from: { path: '^apps/(web|console)/src/platform/', pathNot: test },
      to: { path: '^apps/$1/src/ui/' },
    },
    {
      name: 'shared-below-domains',
      comment: 'What several domains of a client show or keep knows none of them.',
      severity: 'error',
      from: { path: '^apps/(web|console)/src/shared/', pathNot: test },
      to: { path: '^apps/$1/src/(domains|app)/' },
    },
    {
      name: 'server-domain-below-main',
      comment:
        'main puts the domains together; a domain knows only the context it is handed, its settings and the shape it has to have.',
      severity: 'error',
      from: { path: '^apps/server/src/domains/', pathNot: test },
      to: { path: '^apps/server/src/[^/]+[.]ts$', pathNot: '^apps/server/src/(context|domain|settings)[.]ts$' },
    },
    {
      name: 'client-domains-stay-apart',
      comment: 'Domains of a client do not import each other; a route composes them.',
      severity: 'error',
      from: { path: '^apps/(web|console)/src/domains/([^/]+)/', pathNot: test },
      to: { path: '^apps/$1/src/(domains|app)/', pathNot: '^apps/$1/src/domains/$2/' },
    },
    ...moneyFloors,
    {
      name: 'below-money',
      comment: 'What the domains of money read of does not lead back to them, by whatever way.',
      severity: 'error',
      from: { path: `^apps/server/src/domains/(${belowMoney})/`, pathNot: test },
      to: { path: '^apps/server/src/domains/(ledger|wallet|payments)/', reachable: true },
    },
    {
      name: 'rules-are-pure',
      comment: 'No clock, no I/O, no randomness in the rules: so no module of Node either.',
      severity: 'error',
      from: { path: '^packages/(rules|contract)/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'nothing-imports-a-test',
      comment: 'Code that runs in production depends on no test.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: test },
      to: { path: test },
    },
    {
      name: 'nothing-imports-the-kit',
      comment: 'The page of the kit is for development; the client is built without it.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '^apps/web/kit/' },
      to: { path: '^apps/web/kit/' },
    },
    {
      name: 'found',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]out|[.]data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
