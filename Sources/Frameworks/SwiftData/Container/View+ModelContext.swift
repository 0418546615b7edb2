public import SwiftDataCore
public import SwiftUI

extension View {
  /// Sets the context from which `@Query` fetches in this view and below, and which `\.modelContext` is.
  @MainActor @preconcurrency public func modelContext(_ modelContext: ModelContext) -> some View {
    modifier(ModelContextModifier(context: modelContext))
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
/// An app that comes back sees what other programs have saved.
struct ModelContextModifier: ViewModifier {
  let context: ModelContext
  @Environment(\.scenePhase) private var phase

  func body(content: Content) -> some View {
    let _ = MainThreadScheduler.install()
    content
      .environment(\.modelContext, context)
      .onChange(of: phase) {
        if phase == .active { context.container.lookForOtherPrograms() } else { context.autosaveNow() }
      }
      .onDisappear { context.autosaveNow() }
  }
}
