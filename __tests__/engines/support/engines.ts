import { isInstalled } from '../../hosting/support/installed';
import { startChromium80 } from './chromium';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

/** The engines, and whether this machine has them. Chromium 80 comes from the registry, for Linux alone. */
export const installedEngines = [
  { name: 'Chromium 80', start: startChromium80, isAvailable: process.platform === 'linux' && process.arch === 'x64' },
  { name: 'Firefox', start: startFirefox, isAvailable: isInstalled('firefox-esr') },
  { name: 'WebKit', start: startWebKit, isAvailable: isInstalled('WebKitWebDriver') && isInstalled('Xvfb') },
].filter(({ isAvailable }) => isAvailable);
