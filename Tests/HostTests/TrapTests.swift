import Foundation

#if GTK
  import GTKHost
  import SwiftUICore
  import Testing

  /// What ends the process in a window's host, and what is said then.
  @Suite struct TrapTests {
    @Test("A second window of an app that does not run")
    func secondWindow() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = GTKHost.open(title: "", configuration: HostConfiguration(size: .zero, scale: 1), content: RecordingContent())
        }
      }
      let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(said.contains("GTKHost.open needs an app that runs; call GTKHost.run first"), "\(said)")
    }
  }
#endif
