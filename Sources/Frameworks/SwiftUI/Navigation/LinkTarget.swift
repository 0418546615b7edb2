import SavedValues
import SwiftUICore

/// Where a link leads.
nonisolated enum LinkTarget {
  case view(AnyView)
  /// To a view that shows as long as a binding says so.
  case bound(AnyView, Binding<Bool>)
  case value(NavigationPathElement?)

  /// Whether it leads nowhere.
  var isEmpty: Bool { if case .value(nil) = self { true } else { false } }

  /// The value, as what a list selects by.
  var tag: AnyHashable? {
    guard case .value(let value?) = self else { return nil }
    return AnyHashable(value.value)
  }

  /// Follows the link.
  ///
  /// In a list in which values of its type are selected, one without a destination is selected and no more.
  func follow(in navigation: NavigationContext?, as link: ActiveLink, isDetail: Bool, selecting: ObjectIdentifier?) {
    guard let navigation else { return }
    if case .value(let value?) = self, value.type == selecting, navigation.model.view(for: value.value) == nil { return }
    let (model, column) = (navigation.model, isDetail ? navigation.model.linkTarget : nil)
    navigation.screen.state.followed = link.highlight
    // Beside another column nothing ever leads back.
    if column != nil { link.highlight.set(1) }
    switch self {
    case .value(let value?):
      guard let column, let view = model.view(for: value.value) else { return model.push(value.value) }
      link.isActive = true
      column.replaceRoot(with: view, owner: ObjectIdentifier(link), dismissed: { link.isActive = false })
    case .value(nil): break
    case .bound(_, let isActive): isActive.wrappedValue = true
    case .view(let view):
      guard !link.isActive else { return }
      link.isActive = true
      let ended = { link.isActive = false }
      if let column {
        column.replaceRoot(with: view, owner: ObjectIdentifier(link), dismissed: ended)
      } else {
        model.push(view, owner: ObjectIdentifier(link), dismissed: ended)
      }
    }
  }

  /// What the screen around is to know of the link, while it matters; `resume` follows it once more after a restart.
  func destination(of link: ActiveLink, resume: @escaping () -> Void) -> ScreenDestination? {
    let resume = link.isResumed ? { if link.takeResumption() { resume() } } : nil
    switch self {
    case .view(let view):
      guard link.isActive || resume != nil else { return nil }
      return ScreenDestination(
        kind: .link, owner: ObjectIdentifier(link), view: view, dismiss: { link.isActive = false }, resume: resume)
    case .bound(let view, let isActive):
      return ScreenDestination(
        kind: .presented(isPresented: isActive.wrappedValue), owner: ObjectIdentifier(link), view: view,
        dismiss: { if isActive.wrappedValue { isActive.wrappedValue = false } })
    case .value:
      guard resume != nil else { return nil }
      return ScreenDestination(kind: .link, owner: ObjectIdentifier(link), resume: resume)
    }
  }
}

extension LinkTarget: Equatable {
  static func == (a: LinkTarget, b: LinkTarget) -> Bool {
    switch (a, b) {
    case (.view(let a), .view(let b)): ValueComparator.areEqual(a, b)
    case (.bound(let a, let aBinding), .bound(let b, let bBinding)):
      ValueComparator.areEqual(a, b) && ValueComparator.areEqual(aBinding, bBinding)
    case (.value(let a), .value(let b)): a == b
    default: false
    }
  }
}

/// Whether the screen of a link is in the stack.
nonisolated final class ActiveLink {
  var isActive = false
  /// Whether its screen was in the stack before a restart, and it has not been followed since.
  private(set) var isResumed = false
  /// How gray the link's row is because its screen shows, 0…1.
  let highlight = DrivenValue(0)

  /// Whether it is to be followed, once.
  func takeResumption() -> Bool {
    defer { isResumed = false }
    return isResumed
  }
}

extension ActiveLink: RestorableObject {
  var saved: SavedValue? { isActive || isResumed ? SavedValue(true) : nil }

  func restore(_ value: SavedValue) -> Bool {
    isResumed = value.restored(as: Bool.self) ?? false
    return isResumed
  }
}

/// Lets the screen know where a link leads, and the developer that there is no stack.
struct LinkReport: ViewModifier {
  let destination: ScreenDestination?
  let isOrphan: Bool

  func body(content: Content) -> some View {
    let destination = destination
    if isOrphan {
      Diagnostics.report("a NavigationLink is not inside a NavigationStack; it cannot be pressed")
    }
    return content.transformPreference(ScreenKey.self) { if let destination { $0.destinations.append(destination) } }
  }
}

extension Binding {
  /// Whether an optional value is a certain one.
  nonisolated func isOn<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    let selection = self
    return Binding<Bool>(
      get: { selection.wrappedValue == tag },
      set: { isOn in
        if isOn {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}
