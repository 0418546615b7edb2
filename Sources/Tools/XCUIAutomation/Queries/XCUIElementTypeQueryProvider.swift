import Foundation

/// What elements can be looked for in: an element, an app, or a query.
@MainActor @preconcurrency
public protocol XCUIElementTypeQueryProvider {
  /// The first element that fits.
  var firstMatch: XCUIElement { get }
  /// All elements of a kind that lie inside, however deep.
  func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElementTypeQueryProvider {
  /// The activity indicators inside.
  public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
  /// The alerts inside.
  public var alerts: XCUIElementQuery { descendants(matching: .alert) }
  /// The browsers inside.
  public var browsers: XCUIElementQuery { descendants(matching: .browser) }
  /// The buttons inside.
  public var buttons: XCUIElementQuery { descendants(matching: .button) }
  /// The cells inside.
  public var cells: XCUIElementQuery { descendants(matching: .cell) }
  /// The check boxes inside.
  public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
  /// The collection views inside.
  public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
  /// The color wells inside.
  public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
  /// The combo boxes inside.
  public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }
  /// The date pickers inside.
  public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
  /// The decrement arrows inside.
  public var decrementArrows: XCUIElementQuery { descendants(matching: .decrementArrow) }
  /// The dialogs inside.
  public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
  /// The disclosure triangles inside.
  public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }
  /// The dock items inside.
  public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }
  /// The drawers inside.
  public var drawers: XCUIElementQuery { descendants(matching: .drawer) }
  /// The grids inside.
  public var grids: XCUIElementQuery { descendants(matching: .grid) }
  /// The groups inside.
  public var groups: XCUIElementQuery { descendants(matching: .group) }
  /// The handles inside.
  public var handles: XCUIElementQuery { descendants(matching: .handle) }
  /// The help tags inside.
  public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }
  /// The icons inside.
  public var icons: XCUIElementQuery { descendants(matching: .icon) }
  /// The images inside.
  public var images: XCUIElementQuery { descendants(matching: .image) }
  /// The increment arrows inside.
  public var incrementArrows: XCUIElementQuery { descendants(matching: .incrementArrow) }
  /// The keyboards inside.
  public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
  /// The keys inside.
  public var keys: XCUIElementQuery { descendants(matching: .key) }
  /// The layout areas inside.
  public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }
  /// The layout items inside.
  public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }
  /// The level indicators inside.
  public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }
  /// The links inside.
  public var links: XCUIElementQuery { descendants(matching: .link) }
  /// The maps inside.
  public var maps: XCUIElementQuery { descendants(matching: .map) }
  /// The mattes inside.
  public var mattes: XCUIElementQuery { descendants(matching: .matte) }
  /// The menu bar items inside.
  public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }
  /// The menu bars inside.
  public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
  /// The menu buttons inside.
  public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }
  /// The menu items inside.
  public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
  /// The menus inside.
  public var menus: XCUIElementQuery { descendants(matching: .menu) }
  /// The navigation bars inside.
  public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
  /// The other elements inside.
  public var otherElements: XCUIElementQuery { descendants(matching: .other) }
  /// The outline rows inside.
  public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }
  /// The outlines inside.
  public var outlines: XCUIElementQuery { descendants(matching: .outline) }
  /// The page indicators inside.
  public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
  /// The picker wheels inside.
  public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
  /// The pickers inside.
  public var pickers: XCUIElementQuery { descendants(matching: .picker) }
  /// The pop up buttons inside.
  public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }
  /// The popovers inside.
  public var popovers: XCUIElementQuery { descendants(matching: .popover) }
  /// The progress indicators inside.
  public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
  /// The radio buttons inside.
  public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
  /// The radio groups inside.
  public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }
  /// The rating indicators inside.
  public var ratingIndicators: XCUIElementQuery { descendants(matching: .ratingIndicator) }
  /// The relevance indicators inside.
  public var relevanceIndicators: XCUIElementQuery { descendants(matching: .relevanceIndicator) }
  /// The ruler markers inside.
  public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }
  /// The rulers inside.
  public var rulers: XCUIElementQuery { descendants(matching: .ruler) }
  /// The scroll bars inside.
  public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
  /// The scroll views inside.
  public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
  /// The search fields inside.
  public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
  /// The secure text fields inside.
  public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
  /// The segmented controls inside.
  public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
  /// The sheets inside.
  public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
  /// The sliders inside.
  public var sliders: XCUIElementQuery { descendants(matching: .slider) }
  /// The split groups inside.
  public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }
  /// The splitters inside.
  public var splitters: XCUIElementQuery { descendants(matching: .splitter) }
  /// The static texts inside.
  public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
  /// The status bars inside.
  public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
  /// The status items inside.
  public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }
  /// The steppers inside.
  public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
  /// The switches inside.
  public var switches: XCUIElementQuery { descendants(matching: .switch) }
  /// The tab bars inside.
  public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
  /// The tab groups inside.
  public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }
  /// The table columns inside.
  public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }
  /// The table rows inside.
  public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
  /// The tables inside.
  public var tables: XCUIElementQuery { descendants(matching: .table) }
  /// The tabs inside.
  public var tabs: XCUIElementQuery { descendants(matching: .tab) }
  /// The text fields inside.
  public var textFields: XCUIElementQuery { descendants(matching: .textField) }
  /// The text views inside.
  public var textViews: XCUIElementQuery { descendants(matching: .textView) }
  /// The timelines inside.
  public var timelines: XCUIElementQuery { descendants(matching: .timeline) }
  /// The toggles inside.
  public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
  /// The toolbar buttons inside.
  public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }
  /// The toolbars inside.
  public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
  /// The touch bars inside.
  public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }
  /// The value indicators inside.
  public var valueIndicators: XCUIElementQuery { descendants(matching: .valueIndicator) }
  /// The web views inside.
  public var webViews: XCUIElementQuery { descendants(matching: .webView) }
  /// The windows inside.
  public var windows: XCUIElementQuery { descendants(matching: .window) }
}
