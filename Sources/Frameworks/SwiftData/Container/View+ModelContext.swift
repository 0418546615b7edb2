public import SwiftDataCore
public import SwiftUI

extension View {
  /// Sets the context from which `@Query` fetches in this view and below, and which `\.modelContext` is.
  @MainActor @preconcurrency public func modelContext(_ modelContext: ModelContext) -> some View {
    ContextView(context: modelContext, content: self)
  }
}

extension Scene {
  /// Sets the context from which `@Query` fetches in the scene's windows, and which `\.modelContext` is.
  @MainActor @preconcurrency public func modelContext(_ modelContext: ModelContext) -> some Scene {
    modified { $0.modelContext(modelContext) }
  }
}

/// Gives a context to views, and saves it when the app goes to the background or the views go.
///
/// An app that comes back sees what other programs have saved. It is a view, not a modifier: where the content is several views,
/// they get their environment before a modifier's body is asked.
struct ContextView<Content: View>: View {
  let context: ModelContext
  let content: Content
  @Environment(\.scenePhase) private var phase

  var body: some View {
    let _ = MainThreadScheduler.install()
    content
      .environment(\.modelContext, context)
      .onChange(of: phase) {
        if phase == .active { context.container.lookForOtherPrograms() } else { context.autosaveNow() }
      }
      .onDisappear { context.autosaveNow() }
  }
}
