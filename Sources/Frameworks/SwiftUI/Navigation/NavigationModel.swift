import SwiftUICore

/// A screen of a stack: its identity, what it shows, and what it says.
final class ScreenEntry: Identifiable {
  enum Kind {
    case root
    case value(NavigationPathElement)
    /// A view of a link or of a destination, by who declares it.
    case view(ObjectIdentifier)
  }
  var kind: Kind
  let state = ScreenState()
  /// What drives its bars says; known after its first update.
  var value = ScreenValue()
  var hasReported = false
  /// Whether it has views: it is near the end of the path, or was once, or says where what shows leads.
  ///
  /// Others are known by their values alone.
  var isOpen = false
  /// What it shows; `nil` while nobody has said what a value leads to.
  var view: AnyView? { didSet { revision += 1 } }
  /// Counts what it showed.
  private(set) var revision = 0
  /// The closure that made the view.
  var maker: ScreenDestination?
  /// Tells a binding that the screen has gone.
  var dismissed: () -> Void = {}
  /// What it shows, as nodes, which it keeps when it goes to another stack.
  let home = MovableContent()
  private(set) lazy var dismissal = DismissAction(DismissAction.Target { [weak self] in self.map { $0.model?.pop($0) } })
  weak var model: NavigationModel?

  init(_ kind: Kind, in model: NavigationModel) {
    self.kind = kind
    self.model = model
  }
}

/// The screens of a stack, from the root on.
///
/// Screens of values follow the path; those of links and of destinations that a binding presents lie between and above them.
final class NavigationModel {
  var screens: [ScreenEntry] = []
  private lazy var path = ownPath
  /// The path of a stack that has none of the app's.
  var ownElements: [NavigationPathElement] = []
  /// Asks for an update of the stack.
  private(set) var changed: () -> Void = {}
  /// Where the links inside lead, instead of to this stack.
  weak var linkTarget: NavigationModel?
  private var lastRoot: Any?
  /// Who put another root in place of the stack's own, as a link in the column before does.
  var replacement: ObjectIdentifier?
  /// Whether it is a column of a split view, or all of them.
  var isColumn = false
  /// Shows and hides the first column, where the bar of this one has a button for it.
  var toggleSidebar: (() -> Void)?
  /// What follows the root of a split view where its columns are a stack.
  var columns: [(owner: DestinationOwner, view: AnyView)] = []
  var compactColumn: Binding<NavigationSplitViewColumn>?

  init() { screens = [ScreenEntry(.root, in: self)] }

  func configure<Root: View>(root: Root, path: PathAccess?, changed: @escaping () -> Void) {
    Reconciliation.require()
    self.path = path ?? ownPath
    self.changed = changed
    if replacement != nil { return }
    if let last = lastRoot as? Root, ValueComparator.areEqualViews(last, root) { return }
    lastRoot = root
    screens[0].view = root as? AnyView ?? AnyView(root)
  }

  /// Lets the next root count as another one.
  func forgetRoot() { lastRoot = nil }

  private var ownPath: PathAccess {
    PathAccess(
      elements: { [weak self] in self?.ownElements ?? [] },
      append: { [weak self] in
        self?.ownElements.append(NavigationPathElement($0))
        return true
      },
      removeLast: { [weak self] in self?.ownElements.removeLast($0) })
  }

  /// Brings the screens in line with the path.
  func followPath() {
    Reconciliation.require()
    let elements = path.elements()
    var index = 0
    for (position, screen) in screens.enumerated() {
      guard case .value(let value) = screen.kind else { continue }
      if index < elements.count, elements[index] == value {
        index += 1
        continue
      }
      remove(from: position)
      break
    }
    for element in elements[index...] { screens.append(ScreenEntry(.value(element), in: self)) }
    openShown()
    resolve()
    openBelowUnresolved()
  }

  /// So many of the last screens have views: more than a way back leads over, or its menu lists at once; a choice.
  private static let openScreens = 16

  /// Lets the last screens, and all that are no values of the path, have views; a split view moves screens from column to column.
  private func openShown() {
    for (position, screen) in screens.enumerated() {
      if case .value = screen.kind, !isColumn, position < screens.count - Self.openScreens, !screen.isOpen {
        screen.state.wasPassedOver = true
      } else {
        screen.isOpen = true
      }
    }
  }

  /// Lets all screens below one have views where none of those that have some says what that one shows.
  private func openBelowUnresolved() {
    guard let unresolved = screens.lastIndex(where: { $0.isOpen && $0.view == nil }) else { return }
    let below = screens[..<unresolved]
    guard below.allSatisfy({ !$0.isOpen || $0.hasReported }) else { return }
    for screen in below { screen.isOpen = true }
  }

  /// Takes screens away, and tells the bindings that presented them.
  func remove(from position: Int) {
    let gone = screens[position...]
    screens.removeSubrange(position...)
    for screen in gone.reversed() { screen.dismissed() }
  }

  // MARK: Destinations

  /// Makes the views of values by what the screens below say.
  private func resolve() {
    var known: [ObjectIdentifier: ScreenDestination] = [:]
    var allReported = true
    for screen in screens {
      if case .value(let element) = screen.kind, screen.isOpen {
        show(element, in: screen, by: known[element.type], isFinal: allReported)
      }
      for destination in screen.value.destinations {
        if case .values(let type) = destination.kind, known[type] == nil { known[type] = destination }
      }
      allReported = allReported && screen.hasReported
    }
  }

  private func show(_ element: NavigationPathElement, in screen: ScreenEntry, by destination: ScreenDestination?, isFinal: Bool) {
    if let destination {
      if screen.maker == destination { return }
      screen.maker = destination
      screen.view = destination.makeView?(element.value)
    } else if isFinal, screen.view == nil {
      Diagnostics.report(
        "a value of type \(type(of: element.value)) was pushed, for which no screen below says what to show; add "
          + "navigationDestination(for: \(type(of: element.value)).self) to a view in the stack")
      screen.view = AnyView(MissingDestination())
    }
  }

  /// Takes what a screen says.
  func report(_ value: ScreenValue, from screen: ScreenEntry) {
    guard let position = screens.firstIndex(where: { $0 === screen }) else { return }
    let old = screen.value
    screen.value = value
    let isFirst = !screen.hasReported
    screen.hasReported = true
    warnOfDuplicates(in: value)
    var isChanged = isFirst || old.title != value.title || old.destinations != value.destinations
    for destination in value.destinations { if present(destination, from: position) { isChanged = true } }
    if old.selection != value.selection { selectionChanged(in: screen, isFirst: isFirst) }
    if isChanged { changed() }
  }

  private func warnOfDuplicates(in value: ScreenValue) {
    var seen: Set<ObjectIdentifier> = []
    for destination in value.destinations {
      guard case .values(let type) = destination.kind, !seen.insert(type).inserted else { continue }
      Diagnostics.report(
        "navigationDestination(for: \(destination.name).self) is declared twice on one screen; the first one counts")
    }
  }

  /// Shows or removes what a binding presents, or gives it a new view; returns whether the screens have changed.
  private func present(_ destination: ScreenDestination, from position: Int) -> Bool {
    if case .values = destination.kind { return false }
    let shown = screens.firstIndex { screen in
      if case .view(let owner) = screen.kind { return owner == destination.owner }
      return false
    }
    switch (destination.kind, shown) {
    case (.presented(isPresented: true), nil):
      guard let view = destination.view else { return false }
      push(view, owner: destination.owner, dismissed: destination.dismiss)
      return true
    case (.presented(isPresented: false), let shown?):
      screens[shown].dismissed = {}
      popScreens(from: shown)
      return true
    case (.link, nil):
      guard let resume = destination.resume else { return false }
      resume()
      return true
    case (_, let shown?):
      screens[shown].dismissed = destination.dismiss
      guard let view = destination.view, !ValueComparator.areEqual(view, screens[shown].view) else { return false }
      screens[shown].view = view
      return true
    default: return false
    }
  }

  /// What a value shows by what the screens here say; `nil` where none says it.
  func view(for value: any Hashable) -> AnyView? {
    let type = NavigationPathElement(value).type
    for screen in screens {
      for destination in screen.value.destinations where destination.kind == .values(of: type) {
        return destination.makeView?(value)
      }
    }
    return nil
  }

  // MARK: Coming and going

  func push(_ view: AnyView, owner: ObjectIdentifier, dismissed: @escaping () -> Void) {
    let screen = ScreenEntry(.view(owner), in: self)
    screen.view = view
    screen.dismissed = dismissed
    screens.append(screen)
    changed()
  }

  func push(_ value: any Hashable) {
    if path.append(value) { return changed() }
    Diagnostics.report("a link has a value of type \(type(of: value)), which the stack's path cannot hold; nothing happens")
  }

  /// Takes a screen away with all above it; not the root.
  func pop(_ screen: ScreenEntry) {
    guard let position = screens.firstIndex(where: { $0 === screen }), position > 0 else { return }
    popScreens(from: position)
    changed()
  }

  /// Goes back to a screen.
  func pop(to screen: ScreenEntry) {
    guard let position = screens.firstIndex(where: { $0 === screen }), position + 1 < screens.count else { return }
    pop(screens[position + 1])
  }

  func popTop() { if let top = screens.last { pop(top) } }

  /// Goes back to the first screen; returns whether there was another one.
  func popToRoot() -> Bool {
    guard screens.count > 1 else { return false }
    pop(screens[1])
    return true
  }

  private func popScreens(from position: Int) {
    let values = screens[position...].count { if case .value = $0.kind { true } else { false } }
    remove(from: position)
    if values > 0 { path.removeLast(values) }
  }
}

/// What iOS shows for a value of which nobody has said where it leads.
struct MissingDestination: View {
  var body: some View { Image(systemName: "exclamationmark.triangle.fill").foregroundColor(.yellow).font(.largeTitle) }
}
