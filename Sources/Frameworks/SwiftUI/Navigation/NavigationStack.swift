import SavedValues
public import SwiftUICore

/// Shows a root view and, over it, the screens of a path.
///
/// Links inside push screens; what the screens below say with `navigationDestination(for:destination:)` tells what a value shows.
///
///     NavigationStack {
///       List(["Kyoto", "Nara"], id: \.self) { NavigationLink($0, value: $0) }
///         .navigationDestination(for: String.self) { Text($0) }
///     }
nonisolated public struct NavigationStack<Data, Root: View>: View {
  private let path: PathAccess?
  private let root: Root
  @State private var model = NavigationModel()
  @State private var ownPath = NavigationPath()
  @State private var revision = 0
  @Environment(\.navigation) private var outer

  /// Shows a root view and keeps the path itself.
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Shows a root view and the screens of a path of values of any types.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.path = PathAccess(path)
    self.root = root()
  }

  /// Shows a root view and the screens of a path of values of one type.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
    self.path = PathAccess(path)
    self.root = root()
  }

  @MainActor public var body: some View { NavigationScreens(model: model, outer: outer) }
}

extension NavigationStack: ModelReconciling {
  @MainActor package func reconcile() {
    // Reading it makes the stack update when the model asks for it.
    _ = revision
    let revision = $revision
    model.configure(root: root, path: path ?? PathAccess($ownPath)) { revision.wrappedValue += 1 }
    model.followPath()
  }
}

/// The screens of a stack.
struct NavigationScreens: View {
  let model: NavigationModel
  let screens: [ShownScreen]
  /// Whether its bars are those of the column around.
  let fillsColumn: Bool
  @Environment(\.metrics) private var metrics

  /// Entries are objects, so what they show is compared by what is taken from them here.
  init(model: NavigationModel, outer: NavigationContext? = nil) {
    self.model = model
    let column = outer.flatMap { $0.model.isColumn ? $0 : nil }
    fillsColumn = column != nil
    screens = ShownScreen.all(of: model.screens, toggle: (column?.model ?? model).toggleSidebar, in: column)
  }

  var body: some View {
    let (model, fillsColumn) = (model, fillsColumn)
    ScreensView(
      metrics: metrics.navigation.screens, goBack: { model.popTop() },
      content: ForEach(screens) { NavigationScreen(model: model, screen: $0) }
    )
    .onTabReselected { model.popToRoot() }
    // What a screen says is for this stack; a bar of tabs around hears what is for it.
    .transformPreference(ScreenKey.self) { value in
      value = value.forTabBar
      value.hasInnerStack = fillsColumn
    }
    .transformPreference(ScreenTransitionKey.self) { $0 = nil }
    .keepsSafeArea()
  }
}

/// A screen that has views, with what its bar has to know of its place in the stack.
struct ShownScreen: Identifiable, StablyIdentified {
  let entry: ScreenEntry
  let previous: ScreenEntry?
  /// What an automatic title becomes, as far as is known of the screens below.
  let mode: NavigationBarItem.TitleDisplayMode
  let depth: Int
  let revision: Int
  let backTitle: Text?
  /// The column around, where this is the first screen of a stack in it and the column can be left.
  let column: NavigationContext?
  /// Whether its bar has a button for the sidebar, and what that does.
  let hasSidebarToggle: Bool
  let toggleSidebar: IgnoredInComparison<(() -> Void)?>

  init(
    entry: ScreenEntry, previous: ScreenEntry?, mode: NavigationBarItem.TitleDisplayMode, depth: Int,
    toggle: (() -> Void)?, in column: NavigationContext?
  ) {
    (self.entry, self.previous, self.mode, self.depth) = (entry, previous, mode, depth)
    revision = entry.revision
    let before = column?.screenBefore
    backTitle = (previous ?? before)?.value.title
    self.column = before == nil ? nil : column
    hasSidebarToggle = toggle != nil
    toggleSidebar = IgnoredInComparison(toggle)
  }

  /// Whether there is a screen to go back to.
  var leadsBack: Bool { depth > 0 || column != nil }

  var id: ObjectIdentifier { entry.id }

  /// A screen is told by where it stands and what led there.
  var stableID: String {
    switch entry.kind {
    case .root: "\(depth)"
    case .view: "\(depth) view"
    case .value(let element): "\(depth) \(TypeName.short(type(of: element.value)))" + Self.text(of: element.value)
    }
  }

  private static func text(of value: any Hashable) -> String { SavedValue(AnyHashable(value)).map { " " + $0.tree.text } ?? "" }

  static func all(of entries: [ScreenEntry], toggle: (() -> Void)?, in column: NavigationContext?) -> [ShownScreen] {
    // A title shows as on the screen before unless its own screen says something.
    var mode = NavigationBarItem.TitleDisplayMode.large
    return entries.enumerated().compactMap { depth, entry in
      if entry.value.displayMode != .automatic { mode = entry.value.displayMode }
      guard entry.isOpen else { return nil }
      let isFirst = depth == 0
      return ShownScreen(
        entry: entry, previous: isFirst ? nil : entries[depth - 1], mode: mode, depth: depth, toggle: isFirst ? toggle : nil,
        in: isFirst ? column : nil)
    }
  }
}

extension NavigationStack: KeepsOwnState {
  package static var keptProperties: Set<String> { ["ownPath"] }
}
