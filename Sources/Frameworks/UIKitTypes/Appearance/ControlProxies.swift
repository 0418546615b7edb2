public import Foundation
import SwiftUICore

/// What apps set for all choices side by side, by `UISegmentedControl.appearance()`.
@MainActor @preconcurrency
public final class UISegmentedControlProxy: UIViewProxy {
  /// The one of the app.
  public static let shared = UISegmentedControlProxy(\.segments.view)

  /// The colour of the plate behind what is chosen.
  public var selectedSegmentTintColor: UIColor? {
    get { self[\.segments.selectedTint] }
    set { self[\.segments.selectedTint] = newValue }
  }
  /// Sets how titles look in a state: font, colour; `nil`: as usual.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState) {
    keep(attributes, for: "\(state.rawValue)")
    self[\.segments.titles][state] = attributes.map { TextAttributes($0) }
  }
  /// How titles look in a state.
  public func titleTextAttributes(for state: UIControlState) -> [NSAttributedString.Key: Any]? {
    given("\(state.rawValue)")
  }
}

/// When dots of pages stand on a ground; UIKit's name `UIPageControl.BackgroundStyle` is another one for it.
public enum UIPageControlBackgroundStyle: Int, Sendable {
  /// As usual, always, or never.
  case automatic = 0, prominent, minimal
}

/// What apps set for all dots of pages by `UIPageControl.appearance()`.
@MainActor @preconcurrency
public final class UIPageControlProxy: UIViewProxy {
  /// The one of the app.
  public static let shared = UIPageControlProxy(\.pages.view)

  /// The colour of dots of pages that do not show.
  public var pageIndicatorTintColor: UIColor? {
    get { self[\.pages.dot] }
    set { self[\.pages.dot] = newValue }
  }
  /// The colour of the dot of the page that shows.
  public var currentPageIndicatorTintColor: UIColor? {
    get { self[\.pages.currentDot] }
    set { self[\.pages.currentDot] = newValue }
  }
  /// When dots stand on a ground.
  public var backgroundStyle: UIPageControlBackgroundStyle {
    get {
      switch self[\.pages.background] {
      case .always: .prominent
      case .never: .minimal
      case .interactive, nil: .automatic
      }
    }
    set {
      self[\.pages.background] =
        switch newValue {
        case .automatic: nil
        case .prominent: .always
        case .minimal: .never
        }
    }
  }
}

/// What apps set for all views with text of a class.
@MainActor @preconcurrency
public class UITextProxy: UIViewProxy {
  fileprivate let texts: WritableKeyPath<AppearanceValues, AppearanceValues.Texts>

  init(_ texts: WritableKeyPath<AppearanceValues, AppearanceValues.Texts>) {
    self.texts = texts
    super.init(texts.appending(path: \.view))
  }

  /// Of labels of UIKit, by `UILabel.appearance()`; SwiftUI's texts have their own.
  public static let labels = UITextProxy(\.labels)
  /// Of headers and footers of tables, by `UITableViewHeaderFooterView.appearance()`.
  public static let headers = UITextProxy(\.headers)
  /// Of buttons of UIKit, by `UIButton.appearance()`.
  public static let buttons = UITextProxy(\.buttons)

  /// The font; `nil`: as usual.
  public final var font: UIFont? {
    get { self[texts].attributes.font }
    set { self[texts].attributes.font = newValue }
  }
  /// The letters' colour; `nil`: as usual.
  public final var textColor: UIColor? {
    get { self[texts].attributes.color }
    set { self[texts].attributes.color = newValue }
  }
}

/// What apps set for all editors of long texts by `UITextView.appearance()`.
@MainActor @preconcurrency
public final class UITextViewProxy: UITextProxy {
  /// The one of the app.
  public static let shared = UITextViewProxy(\.textViews)

  /// From the edges to the text, in points.
  public var textContainerInset: UIEdgeInsets {
    get { self[texts].insets ?? UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) }
    set { self[texts].insets = newValue }
  }
}

/// What apps set for all fields by `UITextField.appearance()`.
@MainActor @preconcurrency
public final class UITextFieldProxy: UITextProxy {
  /// The one of the app.
  public static let shared = UITextFieldProxy(\.textFields)
}

/// What apps set for all sliders by `UISlider.appearance()`.
@MainActor @preconcurrency
public final class UISliderProxy: UIViewProxy {
  /// The one of the app.
  public static let shared = UISliderProxy(\.sliders.view)

  /// The colour of the track before the knob.
  public var minimumTrackTintColor: UIColor? {
    get { self[\.sliders.done] }
    set { self[\.sliders.done] = newValue }
  }
  /// The colour of the track behind the knob.
  public var maximumTrackTintColor: UIColor? {
    get { self[\.sliders.rest] }
    set { self[\.sliders.rest] = newValue }
  }
  /// The colour of the knob.
  public var thumbTintColor: UIColor? {
    get { self[\.sliders.knob] }
    set { self[\.sliders.knob] = newValue }
  }
}

/// What apps set for all bars of progress by `UIProgressView.appearance()`.
@MainActor @preconcurrency
public final class UIProgressViewProxy: UIViewProxy {
  /// The one of the app.
  public static let shared = UIProgressViewProxy(\.progress.view)

  /// The colour of what is done.
  public var progressTintColor: UIColor? {
    get { self[\.progress.done] }
    set { self[\.progress.done] = newValue }
  }
  /// The colour of what is not done.
  public var trackTintColor: UIColor? {
    get { self[\.progress.rest] }
    set { self[\.progress.rest] = newValue }
  }
}

/// What apps set for all switches by `UISwitch.appearance()`.
@MainActor @preconcurrency
public final class UISwitchProxy: UIViewProxy {
  /// The one of the app.
  public static let shared = UISwitchProxy(\.switches.view)

  /// The colour of a switch that is on.
  public var onTintColor: UIColor? {
    get { self[\.switches.on] }
    set { self[\.switches.on] = newValue }
  }
  /// The colour of the knob.
  public var thumbTintColor: UIColor? {
    get { self[\.switches.knob] }
    set { self[\.switches.knob] = newValue }
  }
}

/// What apps set for all choices of dates by `UIDatePicker.appearance()`.
@MainActor @preconcurrency
public final class UIDatePickerProxy: UIViewProxy {
  /// The one of the app.
  public static let shared = UIDatePickerProxy(\.datePickers.view)

  /// The minutes between two that can be chosen; what does not divide 60 counts as 1.
  public var minuteInterval: Int {
    get { self[\.datePickers.minuteInterval] }
    set { self[\.datePickers.minuteInterval] = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1 }
  }
}
