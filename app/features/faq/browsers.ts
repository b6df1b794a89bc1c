/** How to clear stored data in a browser. */
export interface ClearingSteps {
  /** Whether it clears the data of every site, because the browser cannot clear a single site's. */
  everySite?: boolean;
  /** What to do, in order. */
  steps: readonly string[];
}

export interface Browser {
  name: string;
  computer?: ClearingSteps;
  phone?: ClearingSteps;
}

const DIALOG: ClearingSteps = {
  everySite: true,
  steps: [
    "Press Ctrl Shift Delete (on a Mac ⌘ Shift Delete).",
    "Choose “All time”, then cookies and cached files.",
    "Clear them.",
  ],
};

/** How to clear cookies and stored pages. Menu labels change now and then; their positions rarely do. */
export const BROWSERS: readonly Browser[] = [
  {
    name: "Chrome",
    computer: {
      steps: [
        "Click the icon at the left of the address.",
        "Choose “Cookies and site data”, then “Manage on-device site data”.",
        "Click the bin beside this site, then “Done”.",
      ],
    },
    phone: {
      everySite: true,
      steps: [
        "Open the menu and choose “Delete browsing data”.",
        "Choose “All time”, then cookies and cached files.",
        "Tap “Delete data”.",
      ],
    },
  },
  {
    name: "Edge",
    computer: DIALOG,
    phone: {
      everySite: true,
      steps: [
        "Open the menu, then Settings, then the privacy settings.",
        "Choose “Delete browsing data” or “Clear browsing data”.",
        "Choose cookies and cached files, and clear them.",
      ],
    },
  },
  {
    name: "Firefox",
    computer: {
      steps: [
        "Click the padlock or shield at the left of the address.",
        "Choose “Clear cookies and site data”.",
        "Confirm it.",
      ],
    },
    phone: {
      steps: [
        "Tap the padlock or shield at the left of the address.",
        "Choose “Clear cookies and site data”.",
        "Confirm it.",
      ],
    },
  },
  {
    name: "Safari",
    computer: {
      steps: [
        "In the menu Safari, open Settings, then Privacy.",
        "Click “Manage Website Data…” and search for this site.",
        "Select it and click “Remove”.",
      ],
    },
    phone: {
      steps: [
        "Open the phone's Settings, then Apps, Safari, Advanced. Before iOS 18, Safari is in Settings itself.",
        "Tap “Website Data” and search for this site.",
        "Swipe it to the left and tap “Delete”.",
      ],
    },
  },
  {
    name: "Opera",
    computer: DIALOG,
    phone: {
      everySite: true,
      steps: [
        "Open the menu, then Settings.",
        "Choose “Delete browsing data” or “Clear browsing data”.",
        "Choose cookies and cached files, and clear them.",
      ],
    },
  },
  {
    name: "Samsung Internet",
    phone: {
      everySite: true,
      steps: [
        "Open the menu, then Settings, “Personal browsing data”.",
        "Choose “Delete browsing data”.",
        "Choose cookies and cached files, and delete them.",
      ],
    },
  },
];
