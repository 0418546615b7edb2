package import LaunchContract
import SavedValues
import SwiftUICore

extension RunningApp {
  /// What a person would lose by a restart, and what of it cannot be kept.
  package func save() -> (app: SavedApp, lost: [String]) {
    let scenes = self.scenes
    let outer = graph.save()
    var lost = outer.lost
    var saved: [SavedApp.Window] = []
    for window in frontToBack.reversed() {
      guard let scene = scenes.firstIndex(where: { $0 === window.scene }) else { continue }
      let inner = window.view.graph.save()
      lost += inner.lost.filter { !lost.contains($0) }
      var kept = SavedApp.Window(
        name: window.view.graph.scene, id: window.description.id, scene: scene,
        value: window.value.flatMap { SavedValue($0) }, size: window.shownConfiguration.size, content: inner.window)
      kept.place = window.findPlace?()
      saved.append(kept)
    }
    return (SavedApp(scenes: outer.window, windows: saved), lost)
  }

  /// Writes what a person would lose by a restart.
  package func save(to file: String) throws(LaunchError) -> RemoteSaved {
    let (app, lost) = save()
    try app.write(to: file)
    // What scenes keep by themselves is read by the next process.
    StoredValues.flushStandard()
    return RemoteSaved(kept: app.count, lost: Array(lost.prefix(RemoteLimits.lostNames)))
  }

  /// Opens the windows that were open before, of one scene alone where an identifier is given; answers whether there was one.
  func reopenWindows(id: String?) -> Bool {
    guard let saved = takeResumed() else { return false }
    let scenes = self.scenes
    for window in saved.windows where id == nil || window.id == id {
      let scene = scenes.first { window.id != nil && describe($0).id == window.id }
      guard let scene = scene ?? (window.id == nil && scenes.indices.contains(window.scene) ? scenes[window.scene] : nil) else {
        continue
      }
      open(scene, value: window.value?.restored(as: AnyHashable.self), resuming: window)
    }
    return !windows.isEmpty
  }
}
