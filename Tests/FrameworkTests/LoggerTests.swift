import Testing
import os

@Suite("Messages of the module os")
struct LoggerTests {
  @Test("each message is a line with its part of the app and its level")
  func levels() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let logger = Logger(subsystem: "app", category: "network")
      logger.debug("a")
      logger.info("b")
      logger.notice("c")
      logger.log("d")
      logger.warning("e")
      logger.error("f")
      logger.critical("g \(1 + 1)")
      logger.fault("h")
      Logger().info("unnamed")
    }
    let lines = String(decoding: try #require(result).standardErrorContent, as: UTF8.self).split(separator: "\n").map(String.init)
    let levels = ["debug: a", "info: b", "notice: c", "log: d", "warning: e", "error: f", "critical: g 2", "fault: h"]
    #expect(lines.filter { $0.hasPrefix("[app:network]") } == levels.map { "[app:network] \($0)" })
    #expect(lines.last == " info: unnamed")
  }
}
