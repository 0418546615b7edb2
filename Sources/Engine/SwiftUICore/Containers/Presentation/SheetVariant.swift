/// What a modal view is in its window.
package enum SheetKind: Sendable {
  /// It rests at some height at the window's lower edge, or as a card in the middle of a wide window.
  case sheet
  /// It covers the window, and no finger takes it away.
  case cover
  /// It stands beside the view that presents it and points to that.
  case popover

  /// What becomes of it in a window that is compact.
  package enum Adaptation: Sendable {
    /// It stays what it is.
    case none
    case sheet, cover
    /// It is a popover; what was none stays what it is.
    case popover
  }

  func adapted(by adaptation: Adaptation?) -> SheetKind {
    switch adaptation {
    case nil: self == .popover ? .sheet : self
    case .sheet?: .sheet
    case .cover?: .cover
    case Adaptation.none?, .popover?: self
    }
  }
}

/// A modal view as a sheet, a cover or a popover; which of them it is may depend on its window.
package struct SheetVariant: ModalVariant {
  package var kind: SheetKind
  /// How it stands and moves as a sheet, and as a popover; a popover may become a sheet.
  package var metrics: SheetMetrics
  package var popover: PopoverVariant?

  package init(_ kind: SheetKind, metrics: SheetMetrics, popover: PopoverVariant? = nil) {
    (self.kind, self.metrics, self.popover) = (kind, metrics, popover)
  }

  package var name: String {
    switch kind {
    case .sheet: "a sheet"
    case .cover: "a cover"
    case .popover: "a popover"
    }
  }
  package func makeNode(_ view: ModalView, inputs: _ViewInputs) -> ModalNode { SheetNode(view, variant: self, inputs: inputs) }
}

private enum SheetKindKey: EnvironmentKey { static var defaultValue: SheetKind? { nil } }

extension EnvironmentValues {
  /// What the view is in that was presented last around it.
  package var sheetKind: SheetKind? {
    get { self[SheetKindKey.self] }
    set { self[SheetKindKey.self] = newValue }
  }
}
