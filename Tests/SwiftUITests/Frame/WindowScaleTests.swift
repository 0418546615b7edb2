import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@Suite("The scale of a window")
@MainActor
struct WindowScaleTests {
  @Test("another one paints everything, though nothing in it looks different")
  func change() throws {
    let whole = CGRect(x: 0, y: 0, width: 10, height: 10)
    let configuration = HostConfiguration(size: whole.size, scale: 1)
    let host = ViewHost(
      Color.pureRed, services: Screen { EmptyView() }.engine.services.beside(), configuration: configuration)
    #expect(host.frame(at: 0)?.damage == Damage(rects: [whole]))
    host.configure(HostConfiguration(size: whole.size, scale: 2))
    let update = try #require(host.frame(at: 0))
    #expect(update.list.scale == 2 && update.damage == Damage(rects: [whole]))
    host.configure(HostConfiguration(size: whole.size, scale: 2))
    #expect(host.frame(at: 0) == nil)
    host.close()
  }
}
