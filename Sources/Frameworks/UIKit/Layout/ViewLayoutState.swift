/// What Auto Layout keeps of a view; views without constraints have none.
@MainActor
package final class ViewLayoutState {
}
