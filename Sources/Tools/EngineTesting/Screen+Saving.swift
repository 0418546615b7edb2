import HeadlessHost
package import SwiftUICore

extension Screen {
  /// Shows a view that begins with what was kept of another screen's.
  package convenience init<Content: View>(
    _ settings: Settings = Settings(), resuming saved: SavedWindow, @ViewBuilder content: () -> Content
  ) {
    let context = Context(settings)
    let view = ViewHost(
      content(), services: context.services, configuration: context.configuration, resuming: saved,
      bodyObserver: context.bodyObserver)
    self.init(view, view.graph, context, configuration: context.configuration)
    host.settle()
  }

  /// What a person would lose by a restart, and what of it cannot be kept.
  package func save() -> WindowSaving { engine.save() }
}
