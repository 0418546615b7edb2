import SwiftUICore

/// An alert or a dialog that is shown: the way to it, and what its buttons do beside what the app says.
nonisolated final class DialogLevel: Equatable {
  let control = DialogControl()
  /// Takes back that it is asked for.
  var close: () -> Void = {}
  /// What its button to leave it does, where that does not show: beside a popover; `nil` where there is none.
  var cancel: (() -> Void)?
  /// What it was asked for with, and shows until it has gone.
  var shown: Any?

  static func == (a: DialogLevel, b: DialogLevel) -> Bool { a === b }

  /// Does what a button does, and closes, in this order.
  func choose(_ action: () -> Void) {
    action()
    close()
  }
}

/// What shows of an alert or a dialog.
nonisolated struct DialogContent {
  /// `nil`: none is shown.
  var title: Text?
  var message: AnyView?
  var actions = AnyView(EmptyView())
  /// Whether a dialog without a button to leave it gets one.
  var addsCancel = true
  /// Whether a tap beside a dialog is as good as its button to leave it.
  var isLeftByTaps = true
}

/// The dialog around, as its buttons and fields know it.
nonisolated struct DialogContext: Equatable {
  /// What it is in its window.
  nonisolated enum Kind {
    case alert
    /// A choice that comes from below, or stands beside a view in a window of regular width.
    case dialog, popover
  }
  let level: DialogLevel
  let kind: Kind
  /// Whether the button is on a card of its own.
  var isApart = false
  /// The buttons that the app gave it.
  var buttons = DialogButtons()

  var isAlert: Bool { kind == .alert }
  /// Whether a button of a kind shows where this holds: one that leaves a dialog has a card of its own, or none beside a popover.
  func shows(_ kind: DialogRole.Kind) -> Bool { isAlert || (kind == .cancel) == isApart }
  /// Whether a button of a kind is the one that is suggested.
  func suggests(_ kind: DialogRole.Kind) -> Bool {
    kind == .suggested || kind == .cancel && (buttons.suggested == 0 || isApart)
  }
  /// What a button of a kind is to the keys.
  func keyUse(of kind: DialogRole.Kind) -> SlideItemModifier.KeyUse {
    if kind == .cancel { return .cancel }
    return kind == .plain && buttons.plain == 1 && buttons.suggested == 0 ? .main : .none
  }
}

private enum DialogContextKey: EnvironmentKey { static var defaultValue: DialogContext? { nil } }

extension EnvironmentValues {
  /// The alert or dialog around; `nil` outside of one.
  nonisolated var dialog: DialogContext? {
    get { self[DialogContextKey.self] }
    set { self[DialogContextKey.self] = newValue }
  }
}

/// What a view is in a dialog.
nonisolated enum DialogRole: LayoutValueKey, Equatable {
  case none
  /// A field for text.
  case field
  case button(Kind)
  /// The ground of the fields.
  case box
  /// The texts, and the fields and buttons below them.
  case texts, actions
  enum Kind { case plain, cancel, destructive, suggested }

  static var defaultValue: DialogRole { .none }
}

/// The buttons that an app gave a dialog.
nonisolated struct DialogButtons: PreferenceKey, Equatable {
  var count = 0
  var cancelling = 0
  /// That an app marked as the ones to suggest.
  var suggested = 0
  var plain = 0

  init() {}
  init(_ kind: DialogRole.Kind) {
    count = 1
    cancelling = kind == .cancel ? 1 : 0
    suggested = kind == .suggested ? 1 : 0
    plain = kind == .plain ? 1 : 0
  }

  static var defaultValue: DialogButtons { DialogButtons() }
  static func reduce(value: inout DialogButtons, nextValue: () -> DialogButtons) {
    let next = nextValue()
    value.count += next.count
    value.cancelling += next.cancelling
    value.suggested += next.suggested
    value.plain += next.plain
  }
}
