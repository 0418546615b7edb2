import SwiftUICore

/// Shows an alert or a dialog while it is asked for.
nonisolated struct DialogModifier<Data>: ViewModifier {
  let isAlert: Bool
  /// What it is shown for; `nil`: nothing is asked for.
  let asked: () -> AnyHashable?
  /// Takes back that it is asked for, unless another one is by now.
  let close: (AnyHashable) -> Void
  /// What the parts were made from: where that changes while it is shown, the change does not show.
  let data: Data?
  /// `nil`: there is nothing to show.
  let parts: DialogContent?
  @State private var level = DialogLevel()
  @State private var dismissal = Dismissal()
  @Environment(\.metrics) private var metrics
  @Environment(\.isWindowRegular) private var isWindowRegular

  init(
    isAlert: Bool, asked: @escaping () -> AnyHashable?, close: @escaping (AnyHashable) -> Void, data: Data?,
    parts: DialogContent?
  ) {
    self.isAlert = isAlert
    self.asked = asked
    self.close = close
    self.data = data
    self.parts = parts
  }

  /// Shows it while a binding is `true` and there is something to show.
  init(isAlert: Bool, isPresented: Binding<Bool>, data: Data?, parts: DialogContent?) {
    self.init(
      isAlert: isAlert, asked: { isPresented.wrappedValue ? true : nil },
      close: { _ in if isPresented.wrappedValue { isPresented.wrappedValue = false } }, data: data, parts: parts)
  }

  /// Shows it for a value while a binding has one.
  init(isAlert: Bool, item: Binding<Data?>, parts: DialogContent?) where Data: Identifiable {
    self.init(
      isAlert: isAlert, asked: { item.wrappedValue.map { AnyHashable($0.id) } },
      close: { id in if item.wrappedValue.map({ AnyHashable($0.id) }) == id { item.wrappedValue = nil } },
      data: item.wrappedValue, parts: parts)
  }

  private struct Shown {
    let id: AnyHashable
    let data: Data
    var parts: DialogContent
  }

  /// Shows it while a binding has a value, whichever that is.
  init(isAlert: Bool, value: Binding<Data?>, parts: DialogContent?) {
    self.init(
      isAlert: isAlert, asked: { value.wrappedValue == nil ? nil : true },
      close: { _ in if value.wrappedValue != nil { value.wrappedValue = nil } }, data: value.wrappedValue, parts: parts)
  }

  @MainActor func body(content: Content) -> some View {
    content.modifier(ModalModifier((level.shown as? Shown).map { request($0) }, spring: metrics.alerts.spring))
  }

  @MainActor private func request(_ shown: Shown) -> ModalRequest {
    let level = level
    let kind: DialogContext.Kind = isAlert ? .alert : isWindowRegular ? .popover : .dialog
    let view = DialogView(context: DialogContext(level: level, kind: kind), parts: shown.parts)
    guard kind == .popover else {
      let variant = DialogVariant(
        name: isAlert ? "an alert" : "a dialog", metrics: metrics.alerts.card(kind).position, control: level.control,
        isLeftByTaps: !isAlert && shown.parts.isLeftByTaps)
      return ModalRequest(id: shown.id, variant: variant, content: AnyView(view), close: level.close, didDismiss: nil)
    }
    let variant = SheetVariant(
      .popover, metrics: metrics.presentations.sheet, popover: metrics.popovers.variant(at: .rect(.bounds), side: nil))
    let popover = ModalContent(dismissal: dismissal, content: view)
    return ModalRequest(id: shown.id, variant: variant, content: AnyView(popover), close: dismissal.close, didDismiss: nil)
  }
}

extension DialogModifier: ModelReconciling {
  /// Has the level show what is asked for now, or what it was asked for with.
  @MainActor func reconcile() {
    guard let id = asked(), let data, let parts else {
      level.shown = nil
      return
    }
    var shown = Shown(id: id, data: data, parts: parts)
    if let before = level.shown as? Shown, before.id == id, !ValueComparator.areEqual(before.data, data) { shown = before }
    if level.shown == nil { level.cancel = nil }
    level.shown = shown
    let (level, close) = (level, close)
    level.close = { close(id) }
    // A tap beside a popover and Escape are as good as its button to leave it, which does not show.
    dismissal.close = {
      level.cancel?()
      close(id)
    }
  }
}
