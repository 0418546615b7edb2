extension XCUIElement {
  /// The kinds of elements, by the numbers that they have on Apple's platforms.
  public enum ElementType: UInt, Sendable, CaseIterable {
    /// Stands for every kind in a query.
    case any = 0
    /// A kind of none of the names below.
    case other, application, group, window, sheet, drawer, alert, dialog, button
    /// Controls that choose, and menus.
    case radioButton, radioGroup, checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover
    /// The keyboard, and bars.
    case keyboard, key, navigationBar, tabBar, tabGroup, toolbar, statusBar
    /// Rows and columns.
    case table, tableRow, tableColumn, outline, outlineRow, browser, collectionView
    /// Values that go up and down, or are chosen.
    case slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl, picker, pickerWheel
    /// A switch is what SwiftUI's `Toggle` becomes; `toggle` is another name of it here.
    case `switch`, toggle
    /// Texts, pictures and fields.
    case link, image, icon, searchField, scrollView, scrollBar, staticText, textField, secureTextField, datePicker, textView
    /// Menus.
    case menu, menuItem, menuBar, menuBarItem
    /// What is shown from elsewhere.
    case map, webView
    /// Parts of controls of the Mac.
    case incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup, splitter, relevanceIndicator
    /// More of those.
    case colorWell, helpTag, matte, dockItem, ruler, rulerMarker, grid, levelIndicator
    /// A row of a list.
    case cell
    /// The rest.
    case layoutArea, layoutItem, handle, stepper, tab, touchBar, statusItem
  }
}

extension XCUIElement.ElementType {
  /// How sources name the case.
  var name: String { "\(self)" }

  /// How sources name the query for all of the kind: `buttons`, `switches`.
  var queryName: String {
    switch self {
    case .any: "any"
    case .switch: "switches"
    case .checkBox: "checkBoxes"
    case .comboBox: "comboBoxes"
    case .other: "otherElements"
    default: name + "s"
    }
  }
}
