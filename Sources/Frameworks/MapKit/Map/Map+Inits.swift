public import SwiftUI

extension Map {
  /// Creates a map with content that shows a position at first; where nothing else is said, all of its content.
  public nonisolated init<C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(
      showing: MapContentView(
        .initial(initialPosition), bounds, interactionModes, scope, content: content()))
  }

  /// Creates a map that shows a position at first.
  public nonisolated init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(
      showing: MapContentView(
        .initial(initialPosition), bounds, interactionModes, scope, content: EmptyMapContent()))
  }

  /// Creates a map with content that shows a position, which the app may change and a person, too.
  public nonisolated init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(
      showing: MapContentView(.binding(position), bounds, interactionModes, scope, content: content()))
  }

  /// Creates a map that shows a position, which the app may change and a person, too.
  public nonisolated init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(
      showing: MapContentView(
        .binding(position), bounds, interactionModes, scope, content: EmptyMapContent()))
  }

  /// Creates a map that shows all of its content.
  public nonisolated init<C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(
      showing: MapContentView(.initial(.automatic), bounds, interactionModes, scope, content: content()))
  }

  /// Creates a map of the world.
  public nonisolated init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(
      showing: MapContentView(
        .initial(.automatic), bounds, interactionModes, scope, content: EmptyMapContent()))
  }
}

// Maps on which something can be selected, by its tag.
extension Map {
  /// Creates a map with content that can be selected and a position at first.
  public nonisolated init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      showing: MapContentView(
        .initial(initialPosition), bounds, interactionModes, scope, selection: selection, content: content()
      ))
  }

  /// Creates a map with content that can be selected and a position, which the app may change and a person, too.
  public nonisolated init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      showing: MapContentView(
        .binding(position), bounds, interactionModes, scope, selection: selection, content: content()))
  }

  /// Creates a map that shows all of its content, which can be selected.
  public nonisolated init<SelectedValue: Hashable, C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      showing: MapContentView(
        .initial(.automatic), bounds, interactionModes, scope, selection: selection, content: content()))
  }
}
