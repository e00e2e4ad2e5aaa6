/** What Chromium does without, for tests and measurements. The last list on its command line counts, so the first of
 * these are Playwright's own. */
export const DISABLED = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Two pages of the address bar, which nobody sees: each visitor would cost half a second of CPU time for them, and
  // each of them has a process of its own.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];
