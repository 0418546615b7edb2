package import Foundation
package import SwiftUICore

/// What an app has set for all views of UIKit's classes, by `appearance()`; what is `nil` is as usual.
///
/// SwiftUI's bars, lists, pages and controls read it where their own modifiers say nothing else, and UIKit's views take it over when
/// they are made. `UITabBar.appearance()` and its like give the proxy of the class (`UITabBarProxy.shared`), which writes here.
package struct AppearanceValues: Equatable, Sendable {
  package var views = ViewAttributes()
  package var windows = ViewAttributes()
  /// What is in alerts and dialogs.
  package var alerts = ViewAttributes()
  package var navigationBars = Bars()
  package var toolbars = Bars()
  package var tabBars = Bars()
  package var searchBars = Bars()
  package var barButtons = Titles()
  package var tabItems = Titles()
  package var scrollViews = Scrolling()
  package var tables = Lists()
  package var collections = Lists()
  package var cells = Rows()
  package var collectionCells = Rows()
  package var headers = Texts()
  package var segments = Segments()
  package var pages = Pages()
  package var textViews = Texts()
  package var textFields = Texts()
  package var labels = Texts()
  package var buttons = Texts()
  package var sliders = Tracks()
  package var progress = Tracks()
  package var switches = Switches()
  package var steppers = ViewAttributes()
  package var datePickers = Dates()
  package var spinners = ViewAttributes()
  package var refreshControls = ViewAttributes()

  package init() {}
}

extension AppearanceValues {
  /// What every view has.
  package struct ViewAttributes: Equatable, Sendable {
    package var background: UIColor?
    package var tint: UIColor?
  }

  /// Bars; `standard` and its like win over what older members say.
  package struct Bars: Equatable, Sendable {
    package var view = ViewAttributes()
    package var isHidden = false
    package var standard: BarAttributes?
    package var scrollEdge: BarAttributes?
    package var compact: BarAttributes?
    package var compactScrollEdge: BarAttributes?
    package var isDark = false
    package var isTranslucent: Bool?
    package var barTint: UIColor?
    package var backgroundImage: UIImage?
    package var shadowImage: UIImage?
    package var titles: TextAttributes?
    package var largeTitles: TextAttributes?
    package var unselectedTint: UIColor?
  }

  /// Titles by the state of what they belong to.
  package struct Titles: Equatable, Sendable {
    package var view = ViewAttributes()
    package var attributesByState: [UIControlState: TextAttributes] = [:]
    package var offset = UIOffset.zero
  }

  package struct Scrolling: Equatable, Sendable {
    package var view = ViewAttributes()
    package var bounces = true
    package var showsVerticalIndicator = true
    package var showsHorizontalIndicator = true
    package var keyboardDismissMode: UIScrollViewKeyboardDismissMode?
  }

  package struct Lists: Equatable, Sendable {
    package var view = ViewAttributes()
    package var showsVerticalIndicator = true
    package var hasSeparators = true
    package var separatorColor: UIColor?
    package var allowsSelection = true
    package var headerTopPadding: CGFloat?
  }

  package struct Rows: Equatable, Sendable {
    package var view = ViewAttributes()
    package var showsSelection = true
    package var selectedBackground: UIColor?
  }

  package struct Segments: Equatable, Sendable {
    package var view = ViewAttributes()
    package var selectedTint: UIColor?
    package var titles: [UIControlState: TextAttributes] = [:]
  }

  package struct Pages: Equatable, Sendable {
    package var view = ViewAttributes()
    package var dot: UIColor?
    package var currentDot: UIColor?
    package var background: PageDotsBackground?
  }

  package struct Texts: Equatable, Sendable {
    package var view = ViewAttributes()
    package var attributes = TextAttributes()
    package var insets: UIEdgeInsets?
  }

  package struct Tracks: Equatable, Sendable {
    package var view = ViewAttributes()
    package var done: UIColor?
    package var rest: UIColor?
    package var knob: UIColor?
  }

  package struct Switches: Equatable, Sendable {
    package var view = ViewAttributes()
    package var on: UIColor?
    package var knob: UIColor?
  }

  package struct Dates: Equatable, Sendable {
    package var view = ViewAttributes()
    package var minuteInterval = 1
  }
}

/// What state a control is in; UIKit's name `UIControl.State` is another one for it.
public struct UIControlState: OptionSet, Hashable, Sendable {
  /// The set as a number.
  public let rawValue: UInt
  /// A set by its number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// As it is mostly.
  public static let normal = UIControlState([])
  /// Pressed.
  public static let highlighted = UIControlState(rawValue: 1 << 0)
  /// It cannot be used.
  public static let disabled = UIControlState(rawValue: 1 << 1)
  /// Chosen.
  public static let selected = UIControlState(rawValue: 1 << 2)
  /// It has the focus of the keyboard.
  public static let focused = UIControlState(rawValue: 1 << 3)
  /// What apps may use for their own.
  public static let application = UIControlState(rawValue: 0x00FF_0000)
  /// What the system uses.
  public static let reserved = UIControlState(rawValue: 0xFF00_0000)
}
