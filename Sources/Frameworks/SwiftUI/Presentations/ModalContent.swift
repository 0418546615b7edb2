import SwiftUICore

/// What a modal view shows: the app's view with the environment of something that was presented, on the modal's background.
struct ModalContent<Content: View>: View {
  let dismissal: Dismissal
  let content: Content
  @Environment(\.metrics) private var metrics
  @Environment(\.sheetKind) private var kind
  @State private var colorScheme: ColorScheme?

  init(dismissal: Dismissal, content: Content) {
    self.dismissal = dismissal
    self.content = content
  }

  var body: some View {
    let (kind, metrics, dismissal, scheme) = (kind ?? .sheet, metrics, dismissal, $colorScheme)
    let isElevated = kind != .cover
    return
      content
      .onPreferenceChange(PreferredColorSchemeKey.self) { scheme.wrappedValue = $0 }
      .modifier(PresentedEnvironment())
      .modifier(
        EnvironmentWritingModifier { values in
          values.dismiss = dismissal.action
          values.isPresented = true
          values.isInSheet = kind == .sheet
          values.isElevated = isElevated
          // A card in a wide window has no room for two columns.
          if isElevated { values.horizontalSizeClass = .compact }
        }
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .backgroundPreferenceValue(SheetBehaviorKey.self) { behavior in
        (behavior.background ?? Self.background(of: kind, metrics)).ignoresSafeArea()
      }
      .overlayPreferenceValue(SheetBehaviorKey.self, alignment: .top) { behavior in
        if kind == .sheet, behavior.showsIndicator {
          let grabber = metrics.presentations.grabber
          Capsule().fill(.tertiary).frame(width: grabber.size.width, height: grabber.size.height).padding(.top, grabber.top)
            .accessibilityHidden(true)
        }
      }
      .transformEnvironment(\.colorScheme) { if let own = colorScheme { $0 = own } }
  }

  private static func background(of kind: SheetKind, _ metrics: Metrics) -> AnyView {
    kind == .popover
      ? AnyView(Rectangle().fill(PopoverMaterial(metrics: metrics.popovers)))
      : AnyView(Color(.background).environment(\.isElevated, kind == .sheet))
  }
}

/// Takes from a presented view what the place where it was declared gives to its own views: it is no part of a bar, a menu, a list
/// or a screen there.
struct PresentedEnvironment: ViewModifier {
  @Environment(\.isInBar) private var isInBar

  func body(content: Content) -> some View {
    let isInBar = isInBar
    content.modifier(
      EnvironmentWritingModifier { values in
        values.navigation = nil
        values.editMode = nil
        values.searchContext = SearchContext()
        values.isInBar = false
        values.menu = nil
        values.controlActivation = nil
        values.selectionMenu = nil
        values.isBelowLargeTitle = false
        values.isSidebarColumn = false
        values.listIndentation = 0
        values.groupBoxDepth = 0
        guard isInBar else { return }
        values.font = nil
        values.imageScale = .medium
        values.removeStyles(of: LabelStyleConfiguration.self)
      })
  }
}
