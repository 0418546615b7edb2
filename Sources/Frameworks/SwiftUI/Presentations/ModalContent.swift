import SwiftUICore

/// What a modal view shows: the app's view with the environment of something that was presented, on the modal's background.
struct ModalContent<Content: View>: View {
  let isSheet: Bool
  let close: IgnoredInComparison<() -> Void>
  let content: Content
  @Environment(\.look) private var look

  init(isSheet: Bool, close: @escaping () -> Void, content: Content) {
    self.isSheet = isSheet
    self.close = IgnoredInComparison(close)
    self.content = content
  }

  var body: some View {
    let (isSheet, close, grabber) = (isSheet, close.value, look.presentations.grabber)
    return
      content
      .environment(\.navigation, nil)
      .environment(\.editMode, nil)
      .environment(\.searchSurroundings, SearchSurroundings())
      .environment(\.dismiss, DismissAction(DismissAction.Target(close)))
      .environment(\.isPresented, true)
      .environment(\.isInSheet, isSheet)
      .environment(\.isElevated, isSheet)
      // A card in a wide window has no room for two columns.
      .transformEnvironment(\.horizontalSizeClass) { if isSheet { $0 = .compact } }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .backgroundPreferenceValue(SheetBehaviorKey.self) { behavior in
        (behavior.background ?? AnyView(Color(.background).environment(\.isElevated, isSheet))).ignoresSafeArea()
      }
      .overlayPreferenceValue(SheetBehaviorKey.self, alignment: .top) { behavior in
        if isSheet, behavior.showsIndicator {
          Capsule().fill(.tertiary).frame(width: grabber.size.width, height: grabber.size.height).padding(.top, grabber.top)
            .accessibilityHidden(true)
        }
      }
  }
}
