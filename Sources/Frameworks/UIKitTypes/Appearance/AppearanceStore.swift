package import SwiftUICore

/// Where an app's appearance values are kept; a change of them reaches all windows of the app.
@MainActor
package final class AppearanceStore {
  /// What the app has set.
  package var values = AppearanceValues() {
    didSet { if values != oldValue { tellWindows() } }
  }

  /// Values as the app gave them, to be told again.
  var given: [String: Any] = [:]

  private init() {}

  /// That of the app whose code runs now.
  package static var current: AppearanceStore { EngineServices.keptNow { AppearanceStore() } }

  private func tellWindows() {
    let (values, appearance) = (values, Appearance(values))
    OuterEnvironment.current.set(for: self) { environment in
      environment.appearance = appearance
      let scrolling = values.scrollViews
      if !scrolling.bounces {
        (environment.verticalScrollBounceBehavior, environment.horizontalScrollBounceBehavior) = (.never, .never)
      }
      if !scrolling.showsVerticalIndicator { environment.verticalScrollIndicatorVisibility = .hidden }
      if !scrolling.showsHorizontalIndicator { environment.horizontalScrollIndicatorVisibility = .hidden }
      switch scrolling.keyboardDismissMode {
      case .some(.none): environment.scrollDismissesKeyboardMode = .never
      case .onDrag, .onDragWithAccessory: environment.scrollDismissesKeyboardMode = .immediately
      case .interactive, .interactiveWithAccessory: environment.scrollDismissesKeyboardMode = .interactively
      case nil: break
      }
      if let tint = values.windows.tint ?? values.views.tint { environment.accent = tint.color }
      let dots = PageDotColors(chosen: values.pages.currentDot?.color, others: values.pages.dot?.color)
      if dots != PageDotColors() { environment.pageDotColors = dots }
      if let background = values.pages.background { environment.pageDotsBackground = background }
    }
  }
}

private enum AppearanceKey: EnvironmentKey {
  static let defaultValue = Appearance(AppearanceValues())
}

/// What the app has set for all views of UIKit's classes, as views find it: a reference, so that reading a part of it costs no more
/// than that.
package final class Appearance: Sendable {
  package let values: AppearanceValues
  package init(_ values: AppearanceValues) { self.values = values }
}

extension EnvironmentValues {
  /// What the app has set for all views of UIKit's classes.
  package var appearance: Appearance {
    get { self[AppearanceKey.self] }
    set { self[AppearanceKey.self] = newValue }
  }
}
